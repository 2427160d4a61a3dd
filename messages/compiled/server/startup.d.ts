// Compiled by `npm run messages`: change the catalogue, not this file.
/** API:  {url} */
export declare const apiAt: (values: { readonly url: string }) => string
/** Data: the embedded database in {folder} */
export declare const dataInFolder: (values: { readonly folder: string }) => string
/** Data: PostgreSQL */
export declare const dataInPostgresql: () => string
/** Demo sign-ins, all with the password {password}: */
export declare const demoSignIns: (values: { readonly password: string }) => string
/** Demo users, with the passwords of your own: */
export declare const demoUsers: () => string
/** HOST is ''{host}'', which is no address of this machine. */
export declare const foreignHost: (values: { readonly host: string }) => string
/** Stop it with Ctrl+C. */
export declare const howToStop: () => string
/** Hydrant is open at {url} */
export declare const openAt: (values: { readonly url: string }) => string
/** Another program uses port {port} on {host}. End it, or set PORT to another port. */
export declare const portInUse: (values: { readonly port: string; readonly host: string }) => string
/** This user may not listen on port {port}. Set PORT to one above 1023. */
export declare const portNotAllowed: (values: { readonly port: string }) => string
/** The published password of the demo ({password}) lets nobody in: it works only where HOST is a loopback address and the database is the embedded one, or HYDRANT_DEMO is on. */
export declare const publishedPasswordOff: (values: { readonly password: string }) => string
/** API:  {url}, another server''s */
export declare const remoteApiAt: (values: { readonly url: string }) => string
/** This shop has no administrator yet. The first one sets it up here, once:
  {url} */
export declare const setupAddress: (values: { readonly url: string }) => string
