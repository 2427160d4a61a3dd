/** The field of a form that names the account for which its page was shown. */
export const BUYING_FOR = 'buyingFor'
