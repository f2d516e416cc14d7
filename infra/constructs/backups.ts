import { Aws, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import * as backup from 'aws-cdk-lib/aws-backup'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import * as events from 'aws-cdk-lib/aws-events'
import { EDGE_REGION, stackNameOf, type Config } from '../config.ts'
import { suppressNag } from '../suppressNag.ts'

const TWO_IN_JAKARTA = { hour: '19', minute: '0' }

const vaultName = (config: Config) => `${stackNameOf(config)}-backups`

/** Recovery points cannot be deleted before they expire, and outlive the stack. */
export const backupVault = (scope: Stack, config: Config): backup.BackupVault =>
  new backup.BackupVault(scope, 'Backups', {
    backupVaultName: vaultName(config),
    blockRecoveryPointDeletion: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  })

/** Copies the table each night into a vault here and one in us-east-1 (docs/operations/deploy.md). */
export function backUp(scope: Stack, { tableArn }: TableV2, config: Config): void {
  const elsewhere = `arn:${Aws.PARTITION}:backup:${EDGE_REGION}:${Aws.ACCOUNT_ID}:backup-vault:${vaultName(config)}`
  const destinationBackupVault = backup.BackupVault.fromBackupVaultArn(scope, 'BackupsElsewhere', elsewhere)
  const deleteAfter = Duration.days(config.backupDays ?? 0)
  const plan = new backup.BackupPlan(scope, 'BackupPlan', { backupVault: backupVault(scope, config) })
  plan.addRule(
    new backup.BackupPlanRule({
      ruleName: 'nightly',
      scheduleExpression: events.Schedule.cron(TWO_IN_JAKARTA),
      deleteAfter,
      copyActions: [{ destinationBackupVault, deleteAfter }],
    }),
  )
  const selection = plan.addSelection('Table', { resources: [backup.BackupResource.fromArn(tableArn)] })
  suppressNag(selection, `IAM4[Policy::${BACKUP_POLICY}]`, 'the policy that AWS Backup defines for its role')
}

const BACKUP_POLICY = 'arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup'
