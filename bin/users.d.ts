/** A user of the machine, with its first group. */
export interface SystemUser {
  readonly name: string
  readonly uid: number
  readonly gid: number
}
/** The users of Akinai's processes. */
export interface Users {
  /** Runs the server and the commands, and owns the data folder. */
  readonly server: SystemUser
  /** Decodes pictures, and owns nothing. */
  readonly images: SystemUser
  /** Runs PostgreSQL, and owns its files. */
  readonly database: SystemUser
}
/** Whether this process may take on other users. */
export function isRoot(): boolean
/** A user of the machine by name or by number; undefined when there is none. */
export function findUser(wanted: string | number): SystemUser | undefined
/** The three users, made where they are missing. Throws an Error with what to do when they cannot be made. */
export function ensureUsers(): Users
/** The names of the three users. */
export const NAMES: Readonly<Record<keyof Users, string>>
