import type { AnyType } from '@flou/shared/content/define.ts'

/** False for what no page shows. */
export const hasPreview = ({ internal }: AnyType): boolean => internal !== true
