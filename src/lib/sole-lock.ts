/** What the connections of a database tell each other by: the lock of the only server, and the names of connections. */

/** The two halves of the key of the lock: 'akin' and 'sole' as numbers. */
export const SOLE_LOCK = [0x616b_696e, 0x736f_6c65] as const

/** The name of the trigger that every connection to the embedded database sets off. */
export const LOGIN_TRIGGER = 'akinai_login'

/** What connections of a server have in their names, before what tells it from other servers. */
export const OF_SERVER = ', server '
