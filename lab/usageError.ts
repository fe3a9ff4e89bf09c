/** Wrong words on the command line. */
export class UsageError extends Error {
  override name = 'UsageError'
}
