// Worker thread that runs one function like Lambda.
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import {
  OUT_OF_MEMORY,
  PING,
  type Invocation,
  type Outcome,
  type WorkerSignal,
  type WorkerData,
} from './messages.ts'

type Handler = (event: unknown, context: object) => unknown

const { file, handler, sent, memoryLimit } = workerData as WorkerData
const handle = loadHandler()

function loadHandler(): Handler {
  // Checked on the next line.
  const loaded = createRequire(file)(file) as Record<string, unknown>
  const found = loaded[handler]
  if (typeof found !== 'function') throw new Error(`${file} has no function ${handler}.`)
  return found as Handler
}

let finished = 0

const sendSignal = (sign: WorkerSignal) => parentPort?.postMessage(sign)

parentPort?.on('message', (invocation: Invocation | typeof PING) => {
  if (invocation === PING) {
    sendSignal(PING)
    return
  }
  sendSignal({ started: invocation.id })
  void answer(invocation)
})

async function answer(invocation: Invocation): Promise<void> {
  const outcome = await runHandler(invocation)
  checkMemory()
  finished += 1
  parentPort?.postMessage(outcome)
  setImmediate(freeze)
}

/** Blocks the event loop until the next call is sent, as Lambda does between calls. */
function freeze(): void {
  if (sent) Atomics.wait(sent, 0, finished)
}

const MEMORY_CHECK_MS = 50
/** Megabytes of Lambda's runtime outside of the heap. */
const RUNTIME_MB = 35

function checkMemory(): void {
  if (memoryLimit === undefined) return
  const { heapTotal, external } = process.memoryUsage()
  if ((heapTotal + external) / 1024 ** 2 + RUNTIME_MB <= memoryLimit) return
  sendSignal(OUT_OF_MEMORY)
}

if (memoryLimit !== undefined) setInterval(checkMemory, MEMORY_CHECK_MS).unref()

async function runHandler({ id, event, context, timeout }: Invocation): Promise<Outcome> {
  const deadline = Date.now() + timeout
  try {
    const result: unknown = await handle(event, {
      ...context,
      awsRequestId: id,
      functionVersion: 'local',
      logGroupName: context.functionName,
      logStreamName: 'local',
      callbackWaitsForEmptyEventLoop: false,
      getRemainingTimeInMillis: () => deadline - Date.now(),
    })
    // AWS serialises results, so values unknown to JSON are dropped.
    return { id, result: result === undefined ? null : JSON.parse(JSON.stringify(result)) }
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause))
    return { id, error: { name: error.name, message: error.message, stack: error.stack ?? '' } }
  }
}
