import type { ApiToken } from '@flou/shared/accounts/apiToken.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { useRights } from '../../../core/session/rights.ts'
import { apiTokenTexts } from '../../../core/texts/apiTokens.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import classes from '../../../ui/table/Table.module.css'

interface RowProps {
  token: ApiToken
  onRevoke: (token: ApiToken) => void
}

function Row({ token, onRevoke }: RowProps) {
  const t = useTextsOf(apiTokenTexts)
  const language = useLanguage()
  const { canEdit } = useRights()
  const { name, by, roleName, isReadOnly, created, expires, lastUsed, state } = token
  return (
    <tr>
      <th scope="row" className={classes.what}>
        <span className={classes.title}>{name}</span>
        <span className={classes.sub}>
          {t('token.createdBy', { name: by.name, time: timeText(created, language) })}
        </span>
      </th>
      <td data-label={t('token.role')}>
        {roleName}
        {isReadOnly && <span className={classes.sub}>{t('token.readOnly')}</span>}
      </td>
      <td data-label={t('token.lastUsed')}>
        {lastUsed === undefined ? t('token.never') : timeText(lastUsed, language)}
      </td>
      <td data-label={t('token.expires')}>
        {timeText(expires, language)}
        {state !== 'active' && (
          <Badge tone="bad" ml="xs">
            {t(`token.${state}`)}
          </Badge>
        )}
        {state === 'ended' && <span className={classes.sub}>{t('token.endedHint')}</span>}
      </td>
      <td>
        {canEdit && (
          <Menu
            name={t('token.moreOf', { name })}
            items={[
              {
                label: t('token.revoke'),
                name: t('token.revokeOf', { name }),
                isDanger: true,
                onChoose: () => onRevoke(token),
              },
            ]}
          />
        )}
      </td>
    </tr>
  )
}

const COLUMNS = ['name', 'role', 'lastUsed', 'expires', 'action'] as const

interface Props {
  tokens: readonly ApiToken[]
  onRevoke: (token: ApiToken) => void
}

export function ApiTokenTable({ tokens, onRevoke }: Props) {
  const t = useTextsOf(apiTokenTexts)
  return (
    <Table label={t('token.table')} columns={COLUMNS.map((name) => t(`token.${name}`))}>
      {tokens.map((token) => (
        <Row key={token.id} token={token} onRevoke={onRevoke} />
      ))}
    </Table>
  )
}
