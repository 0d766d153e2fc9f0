/** Where the own second factors and the number of one's tokens are read. */
export const ACCOUNT = '/console/api/account'
