/** How a browser is handled, whatever its engine: what a hand, a keyboard and an address bar can do. */
export interface Driver {
  /** Opens an address and waits until the page has loaded. */
  visit(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** The value of an expression in the page, as JSON. */
  evaluate<Value>(expression: string): Promise<Value>
  /** Presses and releases the mouse there, in CSS pixels of the page's view. */
  click(point: Point): Promise<void>
  /** Types a text where the focus is. */
  type(text: string): Promise<void>
  /** Presses keys together, such as 'Enter' or 'Control+a'. */
  press(chord: string): Promise<void>
  /** Closes the page and forgets everything that it stored. */
  close(): Promise<void>
}

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** A browser that is running. */
export interface Engine {
  /** Its name and version, as it says them itself. */
  version: string
  /** A page in which nothing is stored yet; its view has this size, in CSS pixels. */
  open(size: Size): Promise<Driver>
  close(): Promise<void>
}
