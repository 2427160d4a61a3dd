// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const actions = () => "Actions"
export const client = () => "Client id and secret"
export const code = () => "Code of your authenticator app"
export const codeHint = () => "Or one of your recovery codes."
export const copyToken = () => "Copy it now: it is not shown again, and the shop does not have it any more. The program sends it as “Authorization: Bearer” with the token behind it."
export const create = () => "Create the token"
export const created = () => "Created"
export const days = (d) => plural(d.count, 0, en, { one: strictNumber(currentLocale(), d.count, 0, "count") + " day", other: strictNumber(currentLocale(), d.count, 0, "count") + " days" })
export const deactivated = () => "deactivated"
export const end = () => "End"
export const endAll = (d) => "End all programs of " + d.name
export const endAllQuestion = (d) => "End all programs of " + d.name + "?"
export const endAllText = (d) => "All programs that act as " + d.name + " are refused from their next request on, with their secrets and tokens."
export const endName = (d) => "End " + d.name
export const endQuestion = (d) => "End " + d.name + "?"
export const endText = () => "It is refused from its next request on, with its secret and all its tokens. What it needs afterwards is a new one."
export const everybody = () => "Programs of everybody"
export const expired = () => "Expired"
export const expires = () => "Expires"
export const expiresSoon = (d) => "Tokens that expire within " + plural(d.days, 0, en, { one: strictNumber(currentLocale(), d.days, 0, "days") + " day", other: strictNumber(currentLocale(), d.days, 0, "days") + " days" })
export const from = () => "Last from"
export const hint = () => "Programs act as a person, and may do what that person may do. They sign in with a client id and a secret, with one token, or with the name and the password of the person."
export const kind = () => "Signs in with"
export const lastUsed = () => "Last used"
export const name = () => "Program"
export const never = () => "Never"
export const newToken = () => "New token"
export const nextPart = () => "Next part"
export const noPrograms = () => "No program acts as anybody."
export const noSuchUser = (d) => "There is nobody with the sign-in name “" + d.text + "”."
export const onDemand = () => "New tokens on demand"
export const onlyReads = () => "only reads"
export const openTokens = (d) => plural(d.count, 0, en, { "0": "no open token", one: strictNumber(currentLocale(), d.count, 0, "count") + " open token", other: strictNumber(currentLocale(), d.count, 0, "count") + " open tokens" })
export const password = () => "Your password"
export const passwordHint = () => "So that nobody creates a token at a screen that you have left."
export const person = () => "Acts as"
export const programName = () => "Name of the program"
export const programs = () => "Programs and tokens"
export const programsOf = (d) => "Programs of " + d.name
export const scope = () => "It may"
export const scopeApi = () => "do everything that the person may do"
export const scopeRead = () => "only read what the person may see"
export const signIn = () => "Name and password"
export const signInName = () => "Sign-in name of whom it acts as"
export const signInNameHint = () => "A member of staff or a buyer. The token has their rights at each moment, and ends with them."
export const token = () => "One token"
export const tokenCreated = (d) => "The token of " + d.name
export const tokenLabel = () => "Token"
export const validFor = () => "Valid for"
export const validUntilEnded = () => "Until it is ended"
