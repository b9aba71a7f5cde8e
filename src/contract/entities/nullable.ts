import Type from 'typebox'

/** A value that may be missing; it is there as null then. */
export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
