import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

export const DraftBadge = ({ children, ...rest }: { children: ReactNode; 'data-standing'?: string }) => (
  <Badge {...rest} variant="light" color="orange" c="#7a2e00" tt="none" miw="max-content">
    {children}
  </Badge>
)
