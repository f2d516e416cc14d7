/** Functions log one JSON line a request; in tests those lines would bury the results, so they are dropped. */
const write = process.stdout.write.bind(process.stdout)

const isLogLine = (chunk: unknown) => typeof chunk === 'string' && chunk.startsWith('{"')

process.stdout.write = (chunk: string, ...rest: []) => isLogLine(chunk) || write(chunk, ...rest)
