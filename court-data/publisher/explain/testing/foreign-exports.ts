/** Invented exports for tests, each in an unknown format. */
export const FOREIGN_EXPORTS = {
  /** a report: a title above the headings, a case with two motions at one time, a footer */
  report: [
    'U.S. Bankruptcy Court - Hearing Calendar Report,,,,,,,,,',
    'Run date: 11/23/2026 07:15,,,,,,,,,',
    ',,,,,,,,,',
    'Date,Time,Case No.,Ch,Short Title,Judge,Courtroom,Matter,Doc #,Status',
    '11/30/2026,9:30 AM,26-50001-hto,13,"Peña, Rosa M.",Harlan T. Oakesmith,Courtroom 1,Motion for relief from stay,21,Set',
    '11/30/2026,9:30 AM,26-50001-hto,13,"Peña, Rosa M.",Harlan T. Oakesmith,Courtroom 1,Objection to claim,34,Set',
    '12/01/2026,1:30 PM,26-05012-hto,7,In re Lund,Harlan T. Oakesmith,Courtroom 1,Pretrial conference,5,Continued to 01/12/2027',
    '12/02/2026,10:00 AM,26-50177-mpw,11,"Alder Farms, LLC",Mara P. Winslow,Courtroom 3,Disclosure statement,112,Set',
  ].join('\r\n'),

  /** a database table: short names, semicolons, two-digit years, one row per attorney */
  table: `\uFEFF${[
    'HRG_DT;HRG_TM;CS_NUM;CS_TYP;DBTR_NM;JDG_NM;DIV;ATTY_NM;ATTY_PHONE;LAST_UPDATED',
    '11/30/26;0930;26-50001;BK;Rosa M. Peña;Oakesmith;San Antonio;Ann Alder;210-555-0100;11/20/26',
    '11/30/26;0930;26-50001;BK;Rosa M. Peña;Oakesmith;San Antonio;Bo Birch;210-555-0101;11/20/26',
    '12/14/26;1330;26-05012;AP;Trustee v. Bank;Oakesmith;San Antonio;Cy Cedar;210-555-0102;11/20/26',
  ].join('\r\n')}\r\n`,

  /** days in words, the time after them, tabs, the court's own words for outcomes */
  words: [
    'Hearing\tWhen\tCase\tStyle of Case\tPresiding Judge\tType of Hearing\tDisposition\tHeld In\tNotes',
    'H-901\tMonday, November 30, 2026 at 9:30 a.m.\t2:26-bk-10001-ABC\tIn re Peña\tA. B. Carr\tConfirmation\tHearing Set\tSan Antonio\t',
    "H-902\tNov 30, 2026 1:30 pm\t2:26-ap-01234-ABC\tPeña v. Bank\tA. B. Carr\tStatus\tCont'd\tSan Antonio\tsee 12",
    'H-903\tDec 1, 2026 2 PM\t2:26-bk-10050-ABC\tIn re Alder\tA. B. Carr\tStay relief\tOff Calendar\tSan Antonio\t',
  ].join('\n'),

  /** headings that name neither judge nor status, although values do; an attorney's party in parentheses */
  values: [
    'Case;Debtor(s);Hearing Date;Hearing Time;Person;Place;Counsel;Remark 2',
    '26-11034-nvb;Delgado, Marisol;12/01/2026;9:30 AM;Hon. August B. Landry;Courtroom 1;Alan Hughes (Debtor);Set',
    '26-11034-nvb;Delgado, Marisol;12/01/2026;9:30 AM;Hon. August B. Landry;Courtroom 1;Grace Oduya (Movant);Set',
    '25-01017-mkn;Alder LLC v. Quarry Inc;12/15/2026;2:00 PM;Hon. Mirela Nagle;Courtroom 2;Tom Barrow (Reno);Vacated',
    'Total: 3 rows;;;;;;;',
  ].join('\n'),

  /** ambiguous days and times */
  ambiguous: [
    'Hearing Date,Hearing Time,Case Number,Debtor Name,Attorney',
    '01/02/2027,9:30,26-50001,Rosa M. Peña,Ann Alder',
    '02/03/2027,1:30,26-50002,Luis Ortiz,"Birch, Bo"',
    '',
  ].join('\n'),

  /** 341 meetings: several people in a cell, repeated headings, line breaks in a heading, empty columns at both ends */
  meetings: [
    '"Meeting\nDate/Time","Case #","Chapter","Debtor(s)","Trustee","Phone","Phone","Zoom Link",',
    '"11/30/2026 8:00 AM","26-50311","Chapter 7","Luis Ortiz; Eva Ortiz","Ann Alder","210-555-0100","","https://zoom.example/j/1",',
    '"12/15/2026 8:20 AM","26-50312","Chapter 13","Mia Lund","Bo Birch","210-555-0101","","https://zoom.example/j/2",',
  ].join('\n'),

  /** the output of a program: JSON with its own field names */
  json: JSON.stringify([
    {
      ...{
        eventId: 88,
        caseNumber: '26-50001',
        caseName: 'Rosa M. Peña',
        hearingDate: '2026-11-30T00:00:00',
      },
      ...{ hearingTime: '09:30:00', judgeName: 'Oakesmith', hearingStatus: 'Scheduled', chapter: 13 },
    },
  ]),
};
