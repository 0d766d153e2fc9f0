/** What PostgreSQL knows of how much there is, by which it chooses how to look for it. */
import type { Database } from '../db/database.ts'
import { writes } from '../db/statement.ts'

const ANALYZE_GROWN = writes('transfer.analyze_grown', 'select analyze_grown()')

/** Has it look at tables of up to 32 MB that it takes for empty and that are not. Statements that were planned for empty ones are planned anew. */
export async function analyzeGrown(db: Database): Promise<void> {
  await db.query(ANALYZE_GROWN)
}
