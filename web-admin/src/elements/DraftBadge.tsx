import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

/** Marks what visitors do not see yet: amber, as nothing else is. */
export const DraftBadge = ({ children, ...rest }: { children: ReactNode; 'data-standing'?: string }) => (
  <Badge {...rest} variant="light" color="orange" c="#7a2e00" tt="none" miw="max-content">
    {children}
  </Badge>
)
