import type { AnyType } from '@flou/shared/content/define.ts'

export const hasPreview = ({ internal }: AnyType): boolean => internal !== true
