//! The frame of a page.

use crate::escaped;

/// Blue and orange are told apart by everybody; what they mean stands in words beside them as well.
const STYLE: &str = "\
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#222;--quiet:#595959;--line:#ddd;--soft:#f1efe9;--blue:#3b6ea5;--orange:#b8600b;--grey:#8a8a8a}
@media (prefers-color-scheme:dark){:root{--paper:#1c1c1e;--ink:#eee;--quiet:#aaa;--line:#444;--soft:#28282b;--blue:#7fb0e6;--orange:#eda24f;--grey:#999}}
*{box-sizing:border-box}
body{font:16px/1.5 sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--paper);overflow-wrap:break-word}
h1{line-height:1.2;margin-bottom:.3rem}h2{margin:2.5rem 0 .5rem;padding-top:.5rem;border-top:2px solid var(--line);line-height:1.25}h3{margin:1.5rem 0 .3rem}
p{margin:.5rem 0;max-width:48rem}.quiet,figcaption{color:var(--quiet)}
nav{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;margin:1rem 0}a{color:var(--blue)}
.wide{overflow-x:auto;margin:.8rem 0}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
td,th{padding:.25rem .7rem;text-align:left;border-bottom:1px solid var(--line);vertical-align:middle;font-weight:normal}
thead th{color:var(--quiet);font-size:.88em;line-height:1.3;vertical-align:bottom}thead th.number{white-space:normal}
.full{width:100%}td:first-child,th:first-child{padding-left:0}
.number{text-align:right}.number,.word{white-space:nowrap}.long{min-width:16rem}tbody th{min-width:11rem}
.plotted{width:34%;min-width:10rem;padding:0 .7rem}
.plot{display:block;width:100%;height:26px;overflow:visible}
.plot text{fill:var(--quiet);font-size:12px}
.plot line{stroke:var(--line)}.plot .span{stroke:var(--grey);stroke-width:4;stroke-linecap:round}.plot circle{fill:var(--grey)}
.plot rect{fill:var(--grey)}.plot .above.span{stroke:var(--blue)}.plot .below.span{stroke:var(--orange)}
.plot circle.above,.plot rect.above{fill:var(--blue)}.plot circle.below,.plot rect.below{fill:var(--orange)}
.shade{text-align:center;white-space:nowrap;border:2px solid var(--paper);padding:.35rem .6rem!important;line-height:1.25;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.shade small{display:block;font-size:.78em}
.shade.above{background:rgb(59 110 165/var(--shade))}.shade.below{background:rgb(205 115 25/var(--shade))}.shade.even{background:var(--soft)}
.stamp{border:2px solid var(--blue);border-radius:.5rem;padding:.4rem 1rem;margin:1rem 0}.stamp h3{margin-top:.6rem}.stamp.alarm{border:4px solid var(--orange)}
.alarm strong{color:var(--orange)}
code,pre{font:.88em/1.45 monospace}pre{overflow-x:auto;background:var(--soft);padding:.7rem 1rem;border-radius:.4rem}
.print{overflow-wrap:anywhere}
summary{cursor:pointer;color:var(--blue)}details{margin:.5rem 0}
svg{max-width:100%}svg:not(.plot){height:auto}
.pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1.5rem 2rem;margin:1rem 0}
figure{margin:0;break-inside:avoid}figure svg{width:100%;display:block}figcaption{margin-bottom:.5rem}
@media (min-width:60rem){.pictures figure:first-child:nth-last-child(odd){grid-column:1/-1;width:calc(50% - 1rem)}}
@media (max-width:40rem){body{margin:1rem auto;padding:0 .8rem}td,th{padding:.25rem .45rem}.long{min-width:11rem}table{font-size:.92em}tbody th{min-width:7rem}.plotted{min-width:7rem;padding:0 .4rem}.plot circle{r:4px}.plot .span{stroke-width:3}}
@media print{:root{--paper:#fff;--ink:#222;--quiet:#595959;--line:#ddd;--soft:#f1efe9;--blue:#3b6ea5;--orange:#b8600b}body{max-width:none;margin:0;font-size:11pt}nav{display:none}h2{break-after:avoid}tr,.stamp{break-inside:avoid}.wide{overflow:visible}
table{font-size:8.5pt}td,th{padding:.15rem .4rem}tbody th{min-width:5rem}.word{white-space:normal}.long{min-width:8rem}.plotted{min-width:5rem}.plot circle{r:4px}
pre{white-space:pre-wrap}.plot{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
";

/// A whole page: `lang` is the code of its language, `title` plain text, `body` HTML.
pub fn page(lang: &str, title: &str, body: &str) -> String {
    styled_page(lang, title, "", body)
}

/// A whole page whose pictures have a style of their own, as CSS.
pub fn styled_page(lang: &str, title: &str, style: &str, body: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"/>\n\
         <title>{title}</title>\n<style>\n{STYLE}{style}</style>\n</head>\n<body>\n{body}</body>\n</html>\n",
        title = escaped(title)
    )
}
