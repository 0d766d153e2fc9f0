/** PostgreSQL's settings, for one machine with about 2 cores, an SSD and a small shop. */
import { BUILT_IN_CONNECTIONS } from '../limits.ts'

const SETTINGS: Readonly<Record<string, string>> = {
  // Reached through a unix socket in a folder that nobody else can enter; never through the network.
  listen_addresses: '',
  // 16 of each process and 6 of the server, 16 more while a process is replaced, some of commands; each costs memory even when idle.
  max_connections: String(BUILT_IN_CONNECTIONS),
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  // Nothing that was acknowledged may be lost. These are the defaults; written down so that they stay.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // A page's first change after a checkpoint writes the whole page to the log: fewer checkpoints, smaller log.
  // The price is a recovery after a power cut of some seconds (at most 1 GB of log).
  checkpoint_timeout: '15min',
  max_wal_size: '1GB',
  // Held for an archive of the log that takes nothing: then it gets a gap, and the disk stays for orders.
  max_slot_wal_keep_size: '2GB',
  // An SSD reads pages in any order at nearly the same speed.
  random_page_cost: '1.1',
  // After an import of a whole shop the planner should know the tables' new sizes soon; the default is a minute.
  autovacuum_naptime: '10s',
  // Compiling a plan takes longer than the short statements of an API.
  jit: 'off',
  // Memory of parallel queries in the data folder: /dev/shm is 64 MB in containers, and systemd-logind empties
  // it of an ordinary user's files when that user logs out.
  dynamic_shared_memory_type: 'mmap',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The values of a refused row and the text of a statement may be personal data; the server reports each
  // failed statement itself.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

/** The name of the socket's file ends in it; no port is opened. */
export const PORT = 5432

/** The arguments of `postgres` for a cluster whose socket lies in `socketDir`; `shared`: for that folder's group too. */
export function serverArguments(cluster: string, socketDir: string, shared: boolean): string[] {
  const settings = {
    ...SETTINGS,
    port: String(PORT),
    unix_socket_permissions: shared ? '0770' : '0700',
    // The value is a list of folders: quoted, a comma or a space belongs to the name.
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
  }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
