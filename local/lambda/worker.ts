// Runs in a worker thread: one function with its own environment, as Lambda runs it.
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { PING, type Invocation, type Outcome, type Sign, type WorkerData } from './messages.ts'

type Handler = (event: unknown, context: object) => unknown

// `workerData` is what localFunction.ts passed.
const { file, handler } = workerData as WorkerData
const handle = loadHandler()

function loadHandler(): Handler {
  // A built function is a CommonJS module; what it exports is checked on the next line.
  const loaded = createRequire(file)(file) as Record<string, unknown>
  const found = loaded[handler]
  if (typeof found !== 'function') throw new Error(`${file} has no function ${handler}.`)
  return found as Handler
}

const show = (sign: Sign) => parentPort?.postMessage(sign)

parentPort?.on('message', (invocation: Invocation | typeof PING) => {
  if (invocation === PING) {
    show(PING)
    return
  }
  show({ started: invocation.id })
  void run(invocation).then((outcome) => parentPort?.postMessage(outcome))
})

async function run({ id, event, context, timeout }: Invocation): Promise<Outcome> {
  const deadline = Date.now() + timeout
  try {
    const answer: unknown = await handle(event, {
      ...context,
      awsRequestId: id,
      functionVersion: 'local',
      logGroupName: context.functionName,
      logStreamName: 'local',
      callbackWaitsForEmptyEventLoop: false,
      getRemainingTimeInMillis: () => deadline - Date.now(),
    })
    // Answers travel as JSON on AWS: what JSON cannot carry must be lost here, too.
    return { id, answer: answer === undefined ? null : JSON.parse(JSON.stringify(answer)) }
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause))
    return { id, error: { name: error.name, message: error.message, stack: error.stack ?? '' } }
  }
}
