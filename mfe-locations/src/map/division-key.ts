/** The letter for a division on a narrow drawing: A for the first. */
export const divisionKey = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);
