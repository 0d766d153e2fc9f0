/** The times of a lottery of tests, which begin while it takes applications. */

/** Now, before any of them has passed but the first. */
export const NOW = '2026-11-20T01:02:03Z'

/** When it is drawn. */
export const ANNOUNCE = '2026-11-25T03:00:00Z'

/** As an item has them. */
export const PERIOD = {
  application_start_at: '2026-11-19T00:00:00Z',
  application_end_at: '2026-11-24T00:00:00Z',
  scheduled_announce_at: ANNOUNCE,
}
