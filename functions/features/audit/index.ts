export { getAudit } from './routes/auditLog.ts'
export { DAY_MS, startOfDay } from './routes/period.ts'
