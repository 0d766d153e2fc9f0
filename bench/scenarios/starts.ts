/** From the start of the program to its first answered request: on an empty folder, and later. The demo shop is made after it. */
import { join } from 'node:path'
import { temporaryFolder } from '../support/bench-shop.ts'
import type { Result } from '../support/result.ts'
import { startAkinai } from '../support/server.ts'
import { median } from '../support/statistics.ts'

/** Starts the program so often, each time first on a new folder and then again on the same. */
export async function measureStarts(times: number): Promise<Result[]> {
  const first: number[] = []
  const later: number[] = []
  for (let time = 0; time < times; time++) {
    await using folder = await temporaryFolder()
    first.push(await secondsOfStart(folder.path))
    later.push(await secondsOfStart(folder.path))
  }
  const details = { starts: times }
  return [
    {
      name: 'first-start',
      title: 'start on an empty folder',
      value: median(first),
      unit: 's',
      details: { ...details, slowest: Math.max(...first) },
    },
    {
      name: 'later-start',
      title: 'start on the same folder',
      value: median(later),
      unit: 's',
      details: { ...details, slowest: Math.max(...later) },
    },
  ]
}

async function secondsOfStart(folder: string): Promise<number> {
  const begun = performance.now()
  await using _server = await startAkinai(folder, { AKINAI_DATA_DIR: join(folder, 'data') })
  return (performance.now() - begun) / 1000
}
