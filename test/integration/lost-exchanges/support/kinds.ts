/** Whatever changes something. */
import { jobKinds } from './jobs.ts'
import type { Kind } from './lose-each.ts'
import { operationKinds } from './operations.ts'
import { pageKinds } from './pages.ts'
import type { World } from './world.ts'

/** Each operation, each form of pages and each task of the jobs. */
export function allKinds(world: World): Kind[] {
  return [...operationKinds(world), ...pageKinds(world), ...jobKinds(world)]
}
