import { Skeleton } from '@mantine/core'

/** Keeps the place of an input whose file is on its way. */
export const FieldLoading = () => <Skeleton height={240} />
