# What can be wrong with brokers and what they have. Every sentence names the remedy; none ever holds a password.

swarm-address-form = This is no address of a broker. Write postgres://NAME:PASSWORD@HOST:PORT/DATABASE; signs such as @ : / in the password are written as %40 %3A %2F.
swarm-address-signs = The address of the broker has more than one @. If the password has one, write it as %40.
swarm-address-tls = The broker is spoken to without TLS, so sslmode=require cannot be kept. Leave it out within a network that you trust; elsewhere use a tunnel, such as ssh -L 5432:localhost:5432 HOST.
swarm-away = The broker { $broker } does not answer ({ $why }). See whether it runs, and whether host and port are right.
swarm-busy = The broker { $broker } is busy ({ $why }). Wait, or let it take more connections.
swarm-damaged = The study in the broker is damaged: it is not what its fingerprint says. Take it out with gonfalon lab serve STUDY.toml --forget and serve it again.
swarm-format = The tables in the broker were made by another version of this program. Use that version, or another database.
swarm-full = The broker { $broker } has no room left ({ $why }). Make room there; nothing that was delivered is lost, and nothing counts twice.
swarm-gone = The study has been taken out of the broker meanwhile. Serve it again if it is still wanted: gonfalon lab serve STUDY.toml
swarm-no-database = The broker { $broker } has no such database. Make it with createdb, or name another at the end of the address.
swarm-no-rights = The broker { $broker } does not allow this ({ $why }). Whoever serves studies needs the right to create a schema in the database; workers need the tables of the schema “gonfalon”.
swarm-nothing-here = Nobody has ever put a study into the broker { $broker }. Do that first with gonfalon lab serve STUDY.toml, or wait for it with --stay.
swarm-other-program = The study in the broker was put there by a program that would play { $game } differently (here ≠ there: { $parts }). Use the same version of the program on all machines.
swarm-other-study = The broker has this study already, but from another program or changed; different are: { $parts }. Use the program that put it there, or take it out with --forget and serve it again.
swarm-parcel = What the broker has as game { $number } is no game of this study. Take the study out with --forget and serve it again.
swarm-stranger = The broker { $broker } does not let “{ $name }” in. See whether name and password are right.
swarm-trouble = The broker { $broker } says: { $why }. Everything that was delivered is kept and counted once: give the same command again when the cause is gone.
swarm-unknown-game = The study in the broker is about the game “{ $game }”, which this program does not know. Use the same version of the program on all machines.
