/** An import while it runs in this page: its progress, its end, and taking it back. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Plan } from '../../../../cli/shopify/plan/planned.ts'
import { makeReport, type Report } from '../../../../cli/shopify/report/report.ts'
import { runImport } from '../../../../cli/shopify/run/run-import.ts'
import { type Found, findImported, removeImported } from '../../../../cli/shopify/run/undo-import.ts'
import { PAUSES, type Patience } from '../../../../cli/shopify/shop/repeat.ts'
import type { ShopApi } from '../../../../cli/shopify/shop/shop-api.ts'
import { useMay } from '../../session/use-may.ts'
import { useSession } from '../../session/use-session.ts'
import { makeSessionShop } from './session-shop.ts'
import { noteProgress } from './stopped.ts'

/** Items filled side by side: as many as a browser keeps connections to a server. */
const PLACES = 6

const PATIENCE: Patience = {
  pauses: PAUSES,
  sleep: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
}

type FileOf = Parameters<typeof makeSessionShop>[1]

/** What the page shows of it. */
export interface Import {
  readonly running: { readonly done: number; readonly total: number } | undefined
  readonly report: Report | undefined
  readonly error: unknown
  /** `fileOf` has the files of the pictures that are planned. */
  readonly start: (file: string, plan: Plan, fileOf: FileOf) => Promise<void>
  readonly stop: () => void
  readonly look: (plan: Plan) => Promise<readonly Found[]>
  readonly undo: (found: readonly Found[]) => Promise<number>
  readonly forget: () => void
}

/** One import at a time; leaving the page stops it after the items at hand, and the next start goes on there. */
export function useImport(): Import {
  const client = useQueryClient()
  const may = useMay()
  const { shop } = useSession()
  const [running, setRunning] = useState<Import['running']>()
  const [report, setReport] = useState<Report>()
  const [error, setError] = useState<unknown>(null)
  const controller = useRef(new AbortController())
  const api: ShopApi = makeSessionShop(may, () => undefined)
  useEffect(() => () => controller.current.abort(), [])
  useEffect(() => {
    if (running === undefined) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [running])
  const refresh = () =>
    client.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).startsWith('/api/') })

  const start: Import['start'] = async (file, plan, fileOf) => {
    controller.current = new AbortController()
    let [done, total] = [0, 0]
    const tell = () => {
      setRunning({ done, total })
      noteProgress({ shop: shop.key, file, done, total })
    }
    setError(null)
    setRunning({ done, total })
    const begun = performance.now()
    try {
      const outcome = await runImport(plan, makeSessionShop(may, fileOf), {
        ...{ places: PLACES, patience: PATIENCE, signal: controller.current.signal },
        onSurvey: open => {
          total = open
          tell()
        },
        onItem: () => {
          done++
          tell()
        },
      })
      const seconds = Math.round(performance.now() - begun) / 1000
      const made = makeReport(plan, { file, url: window.location.origin, seconds, outcome })
      if (made.stopped === null) noteProgress(undefined)
      setReport(made)
    } catch (failure) {
      setError(failure)
    } finally {
      setRunning(undefined)
      await refresh()
    }
  }
  return {
    ...{ running, report, error, start },
    stop: () => controller.current.abort(),
    look: plan => findImported(plan, api, PATIENCE),
    undo: async found => {
      const signal = new AbortController().signal
      const { removed } = await removeImported(found, api, { patience: PATIENCE, signal, onItem: () => {} })
      noteProgress(undefined)
      await refresh()
      return removed.length
    },
    forget: () => setReport(undefined),
  }
}
