export { endOf, estimateKey, estimateMessageId, estimateRowOf, isEstimateKey } from './estimateItem.ts'
