// The table that a view is about.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Table } from "./table";

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error("this part of the page stands outside a table");
  return table;
}
