/**
 * Ceph's RADOS Gateway as Debian has it (`apt-get install radosgw ceph-mon ceph-osd`): a real S3 server that looks at
 * the policies of uploads. One monitor and one storage daemon that keeps everything in memory stand behind it.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort } from '../../../support/free-port.ts'

/** A server and how to reach it. */
export interface S3Server extends AsyncDisposable {
  readonly endpoint: string
  readonly bucket: string
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string }
}

const run = promisify(execFile)

/** Whether it is installed. */
export function hasRadosgw(): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph'].every(program =>
    folders.some(folder => existsSync(join(folder, program))),
  )
}

/** Starts it with an empty bucket; some 2 s. */
export async function startRadosgw(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'akinai-radosgw-'))
  const daemons: ChildProcess[] = []
  const stop = async () => {
    const running = daemons.filter(daemon => daemon.exitCode === null)
    const ended = running.map(daemon => new Promise(resolve => daemon.once('exit', resolve)))
    for (const daemon of running) daemon.kill('SIGKILL')
    await Promise.all(ended)
    await rm(folder, { recursive: true })
  }
  try {
    const [monitorPort, port] = [await freePort(), await freePort()]
    const server = {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'akinai-test',
      credentials: { accessKeyId: 'AKINAITEST', secretAccessKey: randomUUID() },
      [Symbol.asyncDispose]: stop,
    }
    await startDaemons(folder, { monitorPort, port }, daemons)
    await prepareBucket(folder, server)
    return server
  } catch (error) {
    const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '')
    await stop()
    throw new Error(`radosgw does not start: ${log.slice(-2000)}`, { cause: error })
  }
}

async function startDaemons(
  folder: string,
  ports: { readonly monitorPort: number; readonly port: number },
  daemons: ChildProcess[],
): Promise<void> {
  const cluster = randomUUID()
  const conf = ['-c', join(folder, 'ceph.conf')]
  await writeFile(join(folder, 'ceph.conf'), configuration(folder, cluster, ports))
  for (const part of ['mon', 'osd', 'run']) await mkdir(join(folder, part))
  const map = join(folder, 'monmap')
  const address = `v1:127.0.0.1:${ports.monitorPort}/0`
  await run('monmaptool', ['--create', '--addv', 'a', address, '--fsid', cluster, map])
  await run('ceph-mon', [...conf, '--mkfs', '-i', 'a', '--monmap', map])
  const start = (program: string, ...more: string[]) => {
    const daemon = spawn(program, ['-f', ...conf, ...more], { stdio: 'ignore' })
    daemons.push(daemon)
    return daemon
  }
  start('ceph-mon', '-i', 'a')
  const disk = randomUUID()
  await until(() => run('ceph', [...conf, '--connect-timeout', '5', 'osd', 'new', disk]))
  await run('ceph-osd', [...conf, '-i', '0', '--mkfs', '--osd-uuid', disk])
  const startDisk = () => start('ceph-osd', '-i', '0')
  let storage = startDisk()
  await until(async () => {
    // Sometimes it asks the monitor for its place too soon ("wrong fsid") and ends.
    if (storage.exitCode !== null) storage = startDisk()
    const { stdout } = await run('ceph', [...conf, 'osd', 'stat'])
    if (!stdout.includes('1 up')) throw new Error(stdout)
  })
  start('radosgw', '-n', 'client.rgw')
  await until(() => fetch(`http://127.0.0.1:${ports.port}/`))
}

function configuration(
  folder: string,
  cluster: string,
  { monitorPort, port }: { readonly monitorPort: number; readonly port: number },
): string {
  return `[global]
fsid = ${cluster}
mon host = v1:127.0.0.1:${monitorPort}/0
mon data = ${folder}/mon
osd data = ${folder}/osd
run dir = ${folder}/run
pid file = ${folder}/run/$name.pid
admin socket = ${folder}/run/$name.asok
log file = ${folder}/log
mon cluster log file = ${folder}/log
auth cluster required = none
auth service required = none
auth client required = none
public addr = 127.0.0.1
cluster addr = 127.0.0.1
mon allow pool size one = true
paxos propose interval = 0.05
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 512M
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw run sync thread = false
rgw enable usage log = false
rgw enable gc threads = false
rgw enable lc threads = false
rgw enable quota threads = false
`
}

async function prepareBucket(folder: string, { endpoint, bucket, credentials }: S3Server): Promise<void> {
  const { accessKeyId, secretAccessKey } = credentials
  const user = ['user', 'create', '--uid=test', '--display-name=Test']
  const keys = [`--access-key=${accessKeyId}`, `--secret=${secretAccessKey}`]
  await run('radosgw-admin', ['-c', join(folder, 'ceph.conf'), ...user, ...keys])
  const client = new S3Client({ endpoint, forcePathStyle: true, region: 'us-east-1', credentials })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
}

/** Tries until it goes well, for half a minute. */
async function until(attempt: () => Promise<unknown>): Promise<void> {
  for (let left = 150; ; left--) {
    try {
      await attempt()
      return
    } catch (error) {
      if (left === 0) throw error
      await delay(200)
    }
  }
}
