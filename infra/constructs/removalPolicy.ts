import { RemovalPolicy } from 'aws-cdk-lib'
import type { Config } from '../config.ts'

/** Data outlives its stack where the environment says so, unless its own creation is rolled back: the deploy can then be repeated. */
export const removalPolicyOf = ({ retain }: Pick<Config, 'retain'>): RemovalPolicy =>
  retain ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY
