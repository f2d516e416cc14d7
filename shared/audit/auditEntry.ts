import type { AuditAction } from './auditActions.ts'

export interface AuditEntry {
  id: string
  entity: string
  entityId: number
  actionType: AuditAction
  workflowStatus: number
  account: { id: number; fullName: string; title: string; avatar: string }
  action: string
  service: string
  method: string
  created: string
  data?: string
}
