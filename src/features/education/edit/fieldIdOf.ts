/** The id of the element in which a part of a post is written: where an error summary leads. */
export const fieldIdOf = (field: string): string => `post-${field.replaceAll('.', '-')}`;
