/** The name of the form field with the id of the account that the page was shown for. */
export const ACCOUNT_ID_FIELD = 'buyingFor'
