export { readStream, type StreamEvent, type StreamSource } from './readStream.ts'
export { PUBLISH_RUNS } from './store/publishKeys.ts'
