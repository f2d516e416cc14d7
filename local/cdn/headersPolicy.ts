import * as z from 'zod/mini'

const override = z._default(z.boolean(), false)
export const headersPolicySchema = z.looseObject({
  ResponseHeadersPolicyConfig: z.looseObject({
    SecurityHeadersConfig: z.optional(
      z.looseObject({
        ContentSecurityPolicy: z.optional(
          z.looseObject({ ContentSecurityPolicy: z.string(), Override: override }),
        ),
        ContentTypeOptions: z.optional(z.looseObject({ Override: override })),
        FrameOptions: z.optional(z.looseObject({ FrameOption: z.string(), Override: override })),
        ReferrerPolicy: z.optional(z.looseObject({ ReferrerPolicy: z.string(), Override: override })),
        StrictTransportSecurity: z.optional(
          z.looseObject({
            AccessControlMaxAgeSec: z.number(),
            IncludeSubdomains: override,
            Preload: override,
            Override: override,
          }),
        ),
      }),
    ),
    CustomHeadersConfig: z.optional(
      z.looseObject({
        Items: z.array(z.looseObject({ Header: z.string(), Value: z.string(), Override: override })),
      }),
    ),
    RemoveHeadersConfig: z.optional(z.looseObject({ Items: z.array(z.looseObject({ Header: z.string() })) })),
  }),
})
type Config = z.infer<typeof headersPolicySchema>['ResponseHeadersPolicyConfig']

interface HeaderRule {
  name: string
  value: string
  override: boolean
}

export type HeadersPolicy = (headers: Record<string, string>) => void

export function headersPolicy(config: Config): HeadersPolicy {
  const rules = [...securityRules(config), ...customRules(config)]
  const removed = (config.RemoveHeadersConfig?.Items ?? []).map((item) => item.Header.toLowerCase())
  return (headers) => {
    for (const name of removed) delete headers[name]
    for (const { name, value, override } of rules) {
      if (override || headers[name] === undefined) headers[name] = value
    }
  }
}

function customRules(config: Config): HeaderRule[] {
  return (config.CustomHeadersConfig?.Items ?? []).map((item) => ({
    name: item.Header.toLowerCase(),
    value: item.Value,
    override: item.Override,
  }))
}

function securityRules({ SecurityHeadersConfig: config }: Config): HeaderRule[] {
  const rules: HeaderRule[] = []
  const add = (name: string, value: string, isOverride: boolean) =>
    rules.push({ name, value, override: isOverride })
  const policy = config?.ContentSecurityPolicy
  if (policy) add('content-security-policy', policy.ContentSecurityPolicy, policy.Override)
  if (config?.ContentTypeOptions) add('x-content-type-options', 'nosniff', config.ContentTypeOptions.Override)
  if (config?.FrameOptions)
    add('x-frame-options', config.FrameOptions.FrameOption, config.FrameOptions.Override)
  const referrer = config?.ReferrerPolicy
  if (referrer) add('referrer-policy', referrer.ReferrerPolicy, referrer.Override)
  const transport = config?.StrictTransportSecurity
  if (transport) {
    const directives = [`max-age=${transport.AccessControlMaxAgeSec}`]
    if (transport.IncludeSubdomains) directives.push('includeSubDomains')
    if (transport.Preload) directives.push('preload')
    add('strict-transport-security', directives.join('; '), transport.Override)
  }
  return rules
}
