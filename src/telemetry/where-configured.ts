/** Whether anything is told to a receiver of traces and metrics: OpenTelemetry's code is read only where one is configured. */
import type { Registry } from 'prom-client'
import type { TelemetryConfig } from '../telemetry-config.ts'
import type { Watched } from './telemetry.ts'

/** What a process of the server has of it. */
interface Watching extends Pick<Watched, 'log' | 'clock'> {
  readonly config: { readonly telemetry: TelemetryConfig | undefined }
}

/** Begins to tell what this process does, until it is disposed of; undefined where nobody is to be told. */
export async function watchWhereConfigured(
  { config: { telemetry }, log, clock }: Watching,
  registry: Registry,
): Promise<AsyncDisposable | undefined> {
  if (telemetry === undefined) return undefined
  const { startTelemetry } = await import('./telemetry.ts')
  return startTelemetry({ config: telemetry, log, registry, clock })
}
