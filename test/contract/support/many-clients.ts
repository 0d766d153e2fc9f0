/** How long many clients work on one thing, in seconds. A longer run finds more: `AKINAI_TEST_SECONDS=60`. */
export const seconds = Number(process.env.AKINAI_TEST_SECONDS ?? 2)

/** So many steps each of them takes at least, however busy the machine is. */
const leastSteps = 20

/** The work of one client: step after step until the time is over that began with the first client's first step. */
export function worker(): (step: () => Promise<unknown>) => Promise<void> {
  const until = Date.now() + seconds * 1000
  return async step => {
    for (let steps = 0; steps < leastSteps || Date.now() < until; steps += 1) await step()
  }
}
