/** Where subscriptions are read and changed. */
export const SUBSCRIPTIONS_PATH = '/console/api/subscriptions'
