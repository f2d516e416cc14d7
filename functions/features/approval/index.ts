export { approvalSettings } from './request/approvers.ts'
