/**
 * Entity tags of what has a version. A version is one of its row's own in one life of the database only: restored to an earlier
 * state it counts the same numbers again, for other states (docs/decisions/047-lives-of-a-database.md).
 */

/** A process serves one database, and is told its life before it makes a tag. */
let life = ''

/** Has tags be of this life from now on. */
export function tagInLife(ofDatabase: string): void {
  life = ofDatabase
}

/** The strong tag of what these tell apart within a life. */
export function versionTag(...parts: readonly (string | number)[]): string {
  return `"${parts.join('-')}${life && `.${life}`}"`
}
