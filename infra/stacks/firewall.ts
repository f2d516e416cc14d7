import { Stack, type StackProps } from 'aws-cdk-lib'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Config } from '../config.ts'

export interface FirewallStackProps extends StackProps {
  limits: NonNullable<Config['firewall']>
}

const WINDOW_SECONDS = 300

/** Counts requests by IP and path at the CDN, before the API's throttles, which all visitors share. */
export class FirewallStack extends Stack {
  readonly arn: string

  constructor(scope: Construct, id: string, { limits, ...props }: FirewallStackProps) {
    super(scope, id, props)
    const acl = new CfnWebACL(this, 'Limits', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibilityOf(id),
      rules: [
        rateRule(1, 'forms', { limit: limits.forms, paths: [FORM_PATHS.form(''), FORM_PATHS.newsletter] }),
        rateRule(2, 'sign-in', {
          limit: limits.signIn,
          paths: [ACCOUNT_PATHS.authenticate, ACCOUNT_PATHS.forgot, ACCOUNT_PATHS.reset],
        }),
      ],
    })
    this.arn = acl.attrArn
  }
}

const visibilityOf = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
})

const startsWith = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString,
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'LOWERCASE' },
    ],
  },
})

function rateRule(
  priority: number,
  name: string,
  { limit, paths }: { limit: number; paths: readonly string[] },
): CfnWebACL.RuleProperty {
  const scopeDownStatement = { orStatement: { statements: paths.map(startsWith) } }
  return {
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: {
      rateBasedStatement: {
        limit,
        aggregateKeyType: 'IP',
        evaluationWindowSec: WINDOW_SECONDS,
        scopeDownStatement,
      },
    },
    visibilityConfig: visibilityOf(name),
  }
}
