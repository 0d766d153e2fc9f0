/** A bar on a terminal while items are made. */
import { SingleBar } from 'cli-progress'

/** Shows how far a long piece of work is. Nothing is shown where there is nothing to do. */
export interface Progress {
  readonly begin: (total: number) => void
  readonly step: () => void
  readonly end: () => void
}

/** Milliseconds between lines where no bar can be drawn. */
const LINE_EVERY = 5000

/** A bar where `stream` is a terminal, else a line now and then. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? createBar(stream) : createLines(stream)
}

function createBar(stream: NodeJS.WriteStream): Progress {
  const bar = new SingleBar({
    stream,
    format: '[{bar}] {value} of {total} items, {eta_formatted} left',
    barCompleteChar: '#',
    barIncompleteChar: '.',
    hideCursor: true,
  })
  return {
    begin: total => {
      if (total > 0) bar.start(total, 0)
    },
    step: () => bar.increment(),
    end: () => bar.stop(),
  }
}

function createLines(stream: NodeJS.WriteStream): Progress {
  let total = 0
  let done = 0
  let timer: NodeJS.Timeout | undefined
  const print = () => stream.write(`${done} of ${total} items\n`)
  return {
    begin: count => {
      total = count
      if (total > 0) timer = setInterval(print, LINE_EVERY).unref()
    },
    step: () => {
      done++
    },
    end: () => {
      if (timer === undefined) return
      clearInterval(timer)
      print()
    },
  }
}
