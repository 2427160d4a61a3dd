// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
export const alreadyRegistered = (d) => "Do you have an account? " + d.signIn
export const cartPartLost = (d) => plural(d.count, 0, en, { one: "One product of your cart could not be brought along.", other: strictNumber("en-US", d.count, 0, "count") + " products of your cart could not be brought along." }) + " " + d.products
export const choosePassword = () => "Choose a password."
export const departmentOrCompany = () => "Department or company"
export const emailAddress = () => "Email address"
export const enterEmailAddress = () => "Enter your email address."
export const enterEmailAddressToRegister = () => "Enter your email address, such as name@example.com."
export const enterFirstName = () => "Enter your first name."
export const enterLastName = () => "Enter your last name."
export const enterPassword = () => "Enter your password."
export const findYourOrder = () => "Find your order"
export const firstName = () => "First name"
export const formIncomplete = () => "The form did not arrive in full. Go back and send it once more."
export const lastName = () => "Last name"
export const leaveWithoutSaving = () => "Leave without saving"
export const maximumSession = (d) => "You have been signed in for as long as a session may last. It ends in " + plural(d.seconds, 0, en, { one: strictNumber("en-US", d.seconds, 0, "seconds") + " second", other: strictNumber("en-US", d.seconds, 0, "seconds") + " seconds" }) + "; sign in again to go on."
export const newHere = (d) => "New here? " + d.register
export const newPasswordHint = () => "10 characters or more."
export const notRegisteredYet = () => "You are not registered yet"
export const notSignedInYet = () => "You are not signed in yet"
export const orderedAsGuest = (d) => "Ordered without signing in? " + d.findOrder
export const password = () => "Password"
export const productWithProblem = (d) => d.product + ": " + d.problem
export const putItBack = () => "Put it back"
export const register = () => "Register"
export const registered = () => "Sign in with your email address and password. If that does not work, there was already an account with this email address: use its password, or contact us."
export const registerIntro = () => "With an account you order for your department or company, keep addresses and follow your orders."
export const sessionEndedElsewhere = () => "You have signed out in another window. What you have changed on this page is not saved yet. It is kept in this window and shown again once you have signed in again in another tab."
export const sessionTimedOut = () => "Your session has timed out. What you have changed on this page is not saved yet. It is kept in this window and shown again once you have signed in again in another tab."
export const signedOut = () => "You are signed out"
export const signIn = () => "Sign in"
export const signInInAnotherTab = () => "Sign in in another tab"
export const signInIntro = () => "Sign in to see your contract prices, order with a purchase order and follow your orders. What is in your cart stays in it."
export const signOut = () => "Sign out"
export const signOutIntro = () => "You are signed in. What is in your cart stays in it when you sign out."
export const somebodyElseSignedIn = () => "Somebody else has signed in. What was changed on this page is not saved yet. It is kept in this window and shown again once whoever changed it has signed in again."
export const unknownError = () => "That did not work. Please try again."
export const viewCart = () => "View cart"
export const wrongEmailOrPassword = () => "The email address or the password is not right."
