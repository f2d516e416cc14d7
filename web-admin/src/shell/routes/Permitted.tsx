import type { Permission } from '@flou/shared/content/permissions.ts'
import type { ReactNode } from 'react'
import { PermissionProvider } from '../../core/session/rights.ts'
import { useUser } from '../../core/session/useSession.ts'
import { permissionName } from '@flou/shared/content/labels/permissionName.ts'
import { useLanguage, useText } from '../../core/texts/useText.ts'
import { Message } from '../../ui/Message.tsx'

interface Props {
  permission: Permission
  instead?: ReactNode
  children: ReactNode
}

/** Shows children with permission, otherwise an explanation. The server enforces access. */
export function Permitted({ permission, instead, children }: Props) {
  const t = useText()
  const language = useLanguage()
  const { permissions } = useUser()
  if (permissions.includes(permission))
    return <PermissionProvider value={permission}>{children}</PermissionProvider>
  if (instead !== undefined) return instead
  return (
    <Message
      title={t('shell.notPermitted')}
      hint={t('shell.notPermittedHint', { permission: permissionName(permission, language) })}
    />
  )
}
