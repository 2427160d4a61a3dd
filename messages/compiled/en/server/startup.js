// Compiled by `npm run messages`: change the catalogue, not this file.

export const apiAt = (d) => "API:  " + d.url
export const dataInFolder = (d) => "Data: the embedded database in " + d.folder
export const dataInPostgresql = () => "Data: PostgreSQL"
export const demoSignIns = (d) => "Demo sign-ins, all with the password " + d.password + ":"
export const demoUsers = () => "Demo users, with the passwords of your own:"
export const foreignHost = (d) => "HOST is '" + d.host + "', which is no address of this machine."
export const howToStop = () => "Stop it with Ctrl+C."
export const openAt = (d) => "Hydrant is open at " + d.url
export const portInUse = (d) => "Another program uses port " + d.port + " on " + d.host + ". End it, or set PORT to another port."
export const portNotAllowed = (d) => "This user may not listen on port " + d.port + ". Set PORT to one above 1023."
export const publishedPasswordOff = (d) => "The published password of the demo (" + d.password + ") lets nobody in: it works only where HOST is a loopback address and the database is the embedded one, or HYDRANT_DEMO is on."
export const remoteApiAt = (d) => "API:  " + d.url + ", another server's"
export const setupAddress = (d) => "This shop has no administrator yet. The first one sets it up here, once:\n  " + d.url
