import { RemovalPolicy } from 'aws-cdk-lib'
import type { Config } from '../config.ts'

/** Retained data is removed only if its creation is rolled back, so that the deploy can be repeated. */
export const removalPolicyOf = ({ retain }: Pick<Config, 'retain'>): RemovalPolicy =>
  retain ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY
