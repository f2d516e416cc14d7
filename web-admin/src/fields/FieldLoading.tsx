import { Skeleton } from '@mantine/core'

export const FieldLoading = () => <Skeleton height={240} />
