/**
 * Why a file is not read: it is none of ours, or one with programs in it; it is broken, or made to deceive; there is far
 * too much in it; or it takes values from elsewhere.
 */
export type SheetFaultKind = 'not-xlsx' | 'unreadable' | 'too-large' | 'links'

export class SheetFault extends Error {
  override name = 'SheetFault'
  readonly kind: SheetFaultKind

  constructor(kind: SheetFaultKind) {
    super(kind)
    this.kind = kind
  }
}
